import { m } from '#texts'
import type { SavedFlag } from '#web/forms/use-saved-form.ts'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import type { DecidedCase } from './decided-case.ts'

/** Whether the other reports on the same content are decided as well; nothing if there are none. */
export function RelatedField({ decided, field }: { decided: DecidedCase | undefined; field: SavedFlag }) {
  if (!decided || decided.others === 0) return null
  return <Checkbox {...field}>{m.reports_include_related({ count: decided.others })}</Checkbox>
}
