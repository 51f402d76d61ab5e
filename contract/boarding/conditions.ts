/** Which conditions a player meets: the same on the server, in the form and on the page. */
import { reliableFrom, type SeatCondition } from '../crews/at-once.ts'
import type { Language } from '../wire/languages.ts'

export interface BoardingPlayer {
  readonly languages: readonly Language[]
  readonly isVerified: boolean
  /** To how many of their missions of the last months they came. */
  readonly came: number
  readonly missions: number
  readonly hasFlownWithLeader: boolean
}

interface BoardingPost {
  readonly primaryLanguage: Language
  readonly requiredLanguages: readonly Language[]
  readonly atOnceConditions: readonly SeatCondition[]
}

const isReliable = ({ came, missions }: Pick<BoardingPlayer, 'came' | 'missions'>): boolean =>
  missions >= reliableFrom.missions && came * 100 >= missions * reliableFrom.percent

const isMet: Readonly<Record<SeatCondition, (player: BoardingPlayer, post: BoardingPost) => boolean>> = {
  language: ({ languages }, { primaryLanguage, requiredLanguages }) =>
    (requiredLanguages.length > 0 ? requiredLanguages : [primaryLanguage]).every((language) =>
      languages.includes(language),
    ),
  verified: ({ isVerified }) => isVerified,
  reliable: isReliable,
  known: ({ hasFlownWithLeader }) => hasFlownWithLeader,
}

export const unmetConditions = (player: BoardingPlayer, post: BoardingPost): SeatCondition[] =>
  post.atOnceConditions.filter((condition) => !isMet[condition](player, post))
