import type { Message } from '#contract/messages/messages.ts'

interface NoticeSubject {
  readonly crew_id: number | null
  readonly crew_is_deleted: boolean
  readonly application_id: number | null
  readonly comment_id: number | null
}

/** What a notice links to: only notices of an application or a comment carry its id. */
export const noticeAbout = (notice: NoticeSubject): Message['about'] => {
  const { crew_id, crew_is_deleted, application_id, comment_id } = notice
  if (crew_id === null || crew_is_deleted) return null
  if (comment_id !== null) return 'discussion'
  return application_id === null ? 'crew' : 'applications'
}
