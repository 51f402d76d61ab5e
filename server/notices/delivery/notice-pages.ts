import type { NoticeKind } from '#contract/notices/kinds.ts'

const kindsOfPlayers: readonly (NoticeKind | null)[] = ['message', 'invitation']

/** The page that lists notices of these kinds. */
export const pageOf = (kinds: readonly (NoticeKind | null)[]): string =>
  kinds.every((kind) => kindsOfPlayers.includes(kind)) ? '/messages' : '/notices'
