/** A success message that is shown after a full page load. */
import { m } from '#texts'
import { readFromTab, removeFromTab, storeInTab } from '#web/browser/storage.ts'

const storageKey = 'notice'
const notices = { registered: m.shell_registered }
type Notice = keyof typeof notices

export const storeNotice = (notice: Notice): void => storeInTab(storageKey, notice)

/** The text of the stored notice, which is then removed. */
export const takeNotice = (): string | undefined => {
  const notice = readFromTab(storageKey)
  removeFromTab(storageKey)
  return notice !== null && Object.hasOwn(notices, notice) ? notices[notice as Notice]() : undefined
}
