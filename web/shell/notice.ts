/** A success that has to be told after a full page load. */
import { m } from '#texts'
import { leaveForNextLoad, takeFromLastLoad } from '#web/browser/storage.ts'

const storageKey = 'notice'
const notices = { registered: m.shell_registered }
type Notice = keyof typeof notices

export const leaveNotice = (notice: Notice): void => leaveForNextLoad(storageKey, notice)

export const takeNotice = (): string | undefined => {
  const notice = takeFromLastLoad(storageKey)
  return notice !== null && Object.hasOwn(notices, notice) ? notices[notice as Notice]() : undefined
}
