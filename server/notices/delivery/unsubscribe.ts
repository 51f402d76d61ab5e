/** The link in every mail of notices that ends them: its reader need not sign in. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { type NoticeKind, noticeKinds } from '#contract/notices/kinds.ts'
import { kindsOf } from '#contract/notices/unsubscribe.ts'
import { type Context, inTransaction } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { loadKey } from '#server/secrets/secret-keys.ts'

const signatureOf = (key: Buffer, userId: number, kinds: string): Buffer =>
  createHmac('sha256', key).update(`${userId} ${kinds}`).digest()

interface UnsubscribeLinks {
  /** For readers. */
  readonly page: string
  /** For the headers of the mail: RFC 2369, and RFC 8058 for a button that the mail program shows. */
  readonly headers: Readonly<Record<string, string>>
}

/** They end the kinds that the mail is about, and no others. */
export const unsubscribeLinks = async (
  ctx: Context,
  userId: number,
  mailed: readonly NoticeKind[],
): Promise<UnsubscribeLinks> => {
  const kinds = noticeKinds.filter((kind) => mailed.includes(kind)).join('-')
  const signature = signatureOf(await loadKey(ctx, 'unsubscribe'), userId, kinds)
  const query = `token=${userId}.${kinds}.${signature.toString('base64url')}`
  return {
    page: `${ctx.config.publicUrl}/unsubscribe?${query}`,
    headers: {
      'List-Unsubscribe': `<${ctx.config.publicUrl}/api/unsubscribe?${query}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

/** Also what waits to be mailed. Doing it twice changes nothing. */
const endMails = (ctx: Context, userId: number, kinds: readonly NoticeKind[]): Promise<void> =>
  inTransaction(ctx, async ({ db }) => {
    await db
      .updateTable('notice_settings')
      .set({ by_mail: false })
      .where('user_id', '=', userId)
      .where('kind', 'in', kinds)
      .execute()
    await db.deleteFrom('notice_mails').where('user_id', '=', userId).where('kind', 'in', kinds).execute()
  })

export const unsubscribe = async (ctx: Context, token: string): Promise<void> => {
  const [id = '', kinds = '', given = ''] = token.split('.')
  const expected = signatureOf(await loadKey(ctx, 'unsubscribe'), Number(id), kinds)
  const signature = Buffer.from(given, 'base64url')
  const isSigned = signature.length === expected.length && timingSafeEqual(signature, expected)
  if (!isSigned) throw new AppError('not_found')
  await endMails(ctx, Number(id), kindsOf(token))
}
