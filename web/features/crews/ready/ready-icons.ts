import { Check, Clock, Ellipsis, type LucideIcon } from 'lucide-react'
import type { ReadyState } from '#contract/missions/readiness.ts'

/** Answers are told apart without colour. */
export const readyIcons: Readonly<Record<ReadyState, LucideIcon>> = {
  ready: Check,
  late: Clock,
  silent: Ellipsis,
}
