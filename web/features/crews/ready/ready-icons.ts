import { Check, Clock, Ellipsis, type LucideIcon } from 'lucide-react'
import type { ReadyState } from '#contract/crews/readiness.ts'

/** Answers differ in more than color. */
export const readyIcons: Readonly<Record<ReadyState, LucideIcon>> = {
  ready: Check,
  late: Clock,
  silent: Ellipsis,
}
