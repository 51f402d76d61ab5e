/** From the costs of requests to the size of a site. The assumptions are here, and in docs/machine-size.md. */
import { print } from '../bench/report.ts'
import { plus, type Time, times } from './processor.ts'

type Costs = Readonly<
  Record<
    | 'guestPage'
    | 'guestAnswer'
    | 'newGuestPage'
    | 'newGuestAnswer'
    | 'playerPage'
    | 'board'
    | 'boardCounts'
    | 'crew'
    | 'post'
    | 'signIn'
    | 'open'
    | 'heldMinute'
    | 'event'
    | 'idle',
    Time
  >
>

const sizes = [100, 1_000, 3_000, 10_000, 30_000, 100_000]

/** A busy evening: what one player online does in a minute, on average. Three in ten are guests. */
const pages = { guestPage: 0.08, newGuestPage: 0.02, playerPage: 0.1 }
const crews = { guestAnswer: 0.25, newGuestAnswer: 0.05, crew: 0.7 }
const others = { signIn: 0.01, open: 0.3, heldMinute: 1 }
/** Applications, comments and messages count as posts, which cost more. */
const writes = { post: 0.06 }
/** One in three has the board open. It is refetched when it changes, at most ten times a minute. */
const boards = 1 / 3
const refetches = 10
/** Half of what is written changes the board, and is an event to every stream. */
const boardChanges = writes.post / 2

/** A node serves from one core; it is given no more than this part of it. Postgres gets as much room. */
const load = 0.6
/** Postgres on one machine up to this many cores, before a replica takes reading from it. */
const oneMachine = 8

const round = (value: number) => value.toFixed(value < 10 ? 1 : 0)

export const printSizes = (costs: Costs): void => {
  const nothing: Time = { node: 0, postgres: 0 }
  const sum = (rates: Partial<Record<keyof Costs, number>>): Time =>
    Object.entries(rates).reduce(
      (total, [name, rate]) => plus(total, times(rate, costs[name as keyof Costs])),
      nothing,
    )
  /** Cores, from milliseconds in a minute. */
  const cores = (players: number, minute: Time): Time => times(players / 60_000, minute)

  print('\n| players online | cores of nodes | nodes | cores of Postgres | of these, for reading | replica |')
  print('|---|---|---|---|---|---|')
  for (const players of sizes) {
    const changes = players * boardChanges
    const board = boards * Math.min(refetches, changes)
    const boardReads = sum({
      board: board * 0.7,
      boardCounts: board * 0.7,
      guestAnswer: board * 0.3 * 2 * 0.8,
      newGuestAnswer: board * 0.3 * 2 * 0.2,
    })
    const reading = cores(players, plus(plus(sum(pages), sum(crews)), boardReads))
    const rest = plus(sum(others), sum(writes))
    const other = cores(players, plus(rest, times(changes, costs.event)))
    const served = plus(reading, other)
    const nodes = Math.max(1, Math.ceil(served.node / load))
    const postgres = (served.postgres + nodes * costs.idle.postgres) / load
    const cells = [
      players.toLocaleString('en'),
      round(served.node),
      String(nodes),
      round(postgres),
      round(reading.postgres / load),
      postgres > oneMachine ? 'yes' : 'no',
    ]
    print(`| ${cells.join(' | ')} |`)
  }
}
