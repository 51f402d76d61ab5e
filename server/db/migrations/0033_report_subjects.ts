/** What a report is about: no longer always a crew and what was written in it. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  // Nodes of the release before read titles from the snapshots: those without a crew have empty ones. As they also write
  // reports of comments without a subject, `comment_id` still tells which these are.
  await sql`
    alter table reports
      add column subject text not null default 'crew',
      add constraint reports_subject_check check (
        subject in ('crew', 'comment', 'conversation', 'profile', 'settlement', 'picture')
      ) not valid,
      add constraint reports_without_crew_check check (
        crew_id is null or subject not in ('conversation', 'profile')
      ) not valid,
      drop constraint reports_action_check,
      add constraint reports_action_check check (
        action in ('warned', 'banned', 'crew_deleted', 'comment_removed', 'picture_removed')
      ) not valid
  `.execute(db)
  await sql`update reports set subject = 'comment' where snapshot ->> 'comment' is not null`.execute(db)
}
