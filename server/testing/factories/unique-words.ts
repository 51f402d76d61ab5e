import { randomUUID } from 'node:crypto'

/** Sixteen letters that spell nothing, so that the check for insulting words never finds one by chance. */
const letters = 'bdghjlmpqrtvwxyz'

/** A word that no other test uses, so that tests can run side by side on one server. */
export const newWord = (): string =>
  [...randomUUID().slice(0, 8)].map((digit) => letters[Number.parseInt(digit, 16)]).join('')
