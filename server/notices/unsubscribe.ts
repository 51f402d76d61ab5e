/** The link in every mail of notices that ends them: whoever has the mail need not sign in. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { type NoticeKind, noticeKinds } from '#contract/notices/kinds.ts'
import { type Context, inTransaction } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { loadKey } from './secret-keys.ts'

/** What a link ends: the mails of one kind, or all of them. */
type Scope = NoticeKind | 'all'

const scopes: readonly string[] = [...noticeKinds, 'all']

const signatureOf = (key: Buffer, userId: number, scope: string): Buffer =>
  createHmac('sha256', key).update(`${userId} ${scope}`).digest()

/** One scope for a mail of one kind only. */
export const scopeOf = (kinds: readonly (NoticeKind | null)[]): Scope => {
  const [first] = kinds
  return first && kinds.every((kind) => kind === first) ? first : 'all'
}

interface UnsubscribeLinks {
  /** For readers. */
  readonly page: string
  /** For the headers of the mail: RFC 2369, and RFC 8058 for a button that the mail program shows. */
  readonly headers: Readonly<Record<string, string>>
}

export const unsubscribeLinks = async (
  ctx: Context,
  userId: number,
  scope: Scope,
): Promise<UnsubscribeLinks> => {
  const signature = signatureOf(await loadKey(ctx, 'unsubscribe'), userId, scope)
  const query = `token=${userId}.${scope}.${signature.toString('base64url')}`
  return {
    page: `${ctx.config.publicUrl}/unsubscribe?${query}`,
    headers: {
      'List-Unsubscribe': `<${ctx.config.publicUrl}/api/unsubscribe?${query}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

/** Also what waits to be mailed. Doing it twice changes nothing. */
const endMails = (ctx: Context, userId: number, scope: Scope): Promise<void> =>
  inTransaction(ctx, async ({ db }) => {
    const kinds = scope === 'all' ? noticeKinds : [scope]
    await db
      .updateTable('notice_settings')
      .set({ by_mail: false })
      .where('user_id', '=', userId)
      .where('kind', 'in', kinds)
      .execute()
    await db
      .deleteFrom('notice_mails')
      .where('user_id', '=', userId)
      .where((row) => row.or([row('kind', 'in', kinds), row('kind', 'is', null)]))
      .execute()
  })

export const unsubscribe = async (ctx: Context, token: string): Promise<void> => {
  const [id = '', scope = '', given = ''] = token.split('.')
  const expected = signatureOf(await loadKey(ctx, 'unsubscribe'), Number(id), scope)
  const signature = Buffer.from(given, 'base64url')
  const isSigned = signature.length === expected.length && timingSafeEqual(signature, expected)
  if (!isSigned || !scopes.includes(scope)) throw new AppError('not_found')
  await endMails(ctx, Number(id), scope as Scope)
}
