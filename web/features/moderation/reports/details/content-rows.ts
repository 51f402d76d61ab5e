import type { ReportDetails } from '#contract/reports/cases.ts'

type Current = ReportDetails['current']

type Field =
  | 'crewTitle'
  | 'crewDescription'
  | 'crewRequirements'
  | 'username'
  | 'displayName'
  | 'applicationMessage'
  | 'comment'
  | 'bio'
  | 'organisation'
  | 'image'
  | 'beacon'

export interface ContentRow {
  readonly field: Field
  readonly reported: string
  /** Null if it no longer exists, undefined if only the report keeps it. */
  readonly current: string | null | undefined
  readonly isChanged: boolean
}

type Row = readonly [Field, reported: string | null, current: string | null | undefined]

/** Of a report on a profile. */
const profileRows = ({ profile }: ReportDetails['reportedAs'], player: Current['player']): Row[] => {
  if (!profile) return []
  const now = (field: keyof typeof profile) =>
    player && (player.profile ? (player.profile[field] ?? '') : undefined)
  return [
    ['image', profile.image ?? '', now('image')],
    ['organisation', profile.organisation ?? '', now('organisation')],
    ['bio', profile.bio, now('bio')],
    ['beacon', profile.beacon ?? '', undefined],
  ]
}

/** What was reported beside how it is now, without the fields that are empty on both sides. */
export const contentRows = ({ reportedAs, current }: Pick<ReportDetails, 'reportedAs' | 'current'>) => {
  const { crew, player, comment } = current
  const rows: readonly Row[] = [
    ['crewTitle', reportedAs.crewTitle, crew ? crew.title : null],
    ['crewDescription', reportedAs.crewDescription, crew ? crew.description : null],
    ['crewRequirements', reportedAs.crewRequirements, crew ? crew.requirements : null],
    ['username', reportedAs.username, player ? player.username : null],
    ['displayName', reportedAs.displayName, player ? player.displayName : null],
    ...profileRows(reportedAs, player),
    ['applicationMessage', reportedAs.applicationMessage, undefined],
    // Of a removed comment only a line is left in the discussion.
    ['comment', reportedAs.comment, comment && !comment.removedBy ? comment.text : null],
  ]
  return rows
    .filter(([, reported, current]) => reported || (reported !== null && current))
    .map(
      ([field, reported, current]): ContentRow => ({
        field,
        reported: reported ?? '',
        current,
        isChanged: current !== undefined && current !== reported,
      }),
    )
}
