/** The crew that was just posted, until the leader closes its panel on the board. */
import { readFromTab, removeFromTab, storeInTab } from '#web/browser/storage.ts'
import { idInAddress } from '#web/paths.ts'

const storageKey = 'posted-crew'

export const storePostedCrew = (id: number): void => storeInTab(storageKey, String(id))

export const readPostedCrew = (): number | undefined => idInAddress(readFromTab(storageKey) ?? '')

export const removePostedCrew = (): void => removeFromTab(storageKey)
