import { type MessageFolder, messageFolders } from '#contract/messages/limits.ts'

/** What the address of the inbox says: the folder, the open message, and the player of an open conversation. */
export interface MessagesSearch {
  readonly folder?: MessageFolder | undefined
  readonly open?: number | undefined
  readonly with?: number | undefined
}

const idOf = (value: unknown): number | undefined =>
  /^[1-9]\d{0,9}$/.test(String(value)) ? Number(value) : undefined

export const readMessagesSearch = (given: Record<string, unknown>): MessagesSearch => ({
  folder: messageFolders.find((folder) => folder === given.folder && folder !== 'inbox'),
  open: idOf(given.open),
  with: idOf(given.with),
})
