import { randomInt } from 'node:crypto'

/** Without letters and digits that are easily mistaken for each other: 0 and O, 1, I and L. */
const symbols = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const length = 8

/** The code that a player writes into the bio of their game profile. */
export const newProofCode = (): string =>
  `CB-${Array.from({ length }, () => symbols[randomInt(symbols.length)]).join('')}`
