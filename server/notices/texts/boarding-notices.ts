/** What notices about seats that are given at once say. */
import { localRoleName } from '#contract/roles/names.ts'
import { m } from '#texts'
import type { TextsOf } from './reader.ts'

export interface BoardingNotices {
  readonly boarded: { readonly name: string; readonly title: string; readonly role: string | null }
}

export const boardingTexts: TextsOf<BoardingNotices> = {
  boarded: ({ name, title, role }, reader) =>
    role === null
      ? m.boarding_notice({ name, title }, reader)
      : m.boarding_notice_role({ name, title, role: localRoleName(role, reader.locale) }, reader),
}
