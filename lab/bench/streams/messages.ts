/** What the measuring process and the one with the open streams send each other. */

/** `open`: up to this many streams. `watch`: report when each has received the next event. */
export type Order = { readonly open: number; readonly players: number } | { readonly watch: true }

/** Moments are in milliseconds of the clock that all processes of the machine share. */
export type Reply =
  | { readonly opened: number }
  | { readonly watching: true }
  | { readonly first: number; readonly last: number }
  | { readonly closed: number }

export const momentNow = (): number => Number(process.hrtime.bigint()) / 1e6
