/** Everybody aboard learns when the start of a mission has moved. */
import type { Locale } from '#contract/wire/languages.ts'
import type { Context } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { momentText } from '#server/notices/notice-times.ts'
import { anything, beginningOf, sendNotice } from '#server/notices/notices.ts'
import { m } from '#texts'
import { listMemberIds } from './crews-seats.sql.ts'

/** The texts before and after the change; null without a start. */
const newStartText = (title: string, before: string | null, start: string | null, locale: Locale): string => {
  if (start === null) return m.notices_unscheduled({ title, before: before ?? '' }, { locale })
  return before === null
    ? m.notices_scheduled({ title, start }, { locale })
    : m.notices_rescheduled({ title, before, start }, { locale })
}

/** `crew`: as it was before. */
export const notifyNewStart = async (
  ctx: Context,
  crew: Pick<CrewRow, 'id' | 'scheduled_time'>,
  title: string,
  start: Date | null,
): Promise<void> => {
  const before = crew.scheduled_time
  await sendNotice(ctx, {
    kind: 'mission',
    to: await listMemberIds(ctx, crew.id),
    crewId: crew.id,
    namesTimes: true,
    replaces: (locale) => [
      beginningOf(newStartText(title, null, anything, locale)),
      beginningOf(newStartText(title, anything, null, locale)),
    ],
    text: (locale, zone) =>
      newStartText(
        title,
        before && momentText(before, locale, zone),
        start && momentText(start, locale, zone),
        locale,
      ),
  })
}
