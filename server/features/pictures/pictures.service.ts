import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import { AppError, orNotFound } from '#server/errors.ts'
import { refreshGuests } from '#server/realtime/publish.ts'
import { convertToSquare } from './pictures.conversion.ts'
import * as sql from './pictures.sql.ts'

export { convertToFit } from './pictures.conversion.ts'

export const getPicture = async (ctx: Context, hash: string): Promise<Buffer> =>
  orNotFound(await sql.findPicture(ctx, hash))

/** By the address in a profile; undefined without one. */
export const getProfilePicture = async (ctx: Context, address: string | null): Promise<Buffer | undefined> =>
  address === null ? undefined : sql.findPicture(ctx, address.slice(address.lastIndexOf('/') + 1))

/** Returns the address of the new picture, which replaces the previous one. */
export const replacePicture = async (ctx: Context, viewer: Viewer, bytes: Uint8Array): Promise<string> => {
  await ctx.limits.spend('pictureByPlayer', String(viewer.id))
  const picture = await convertToSquare(bytes)
  await inTransaction(ctx, async (ctx) => {
    if (!(await sql.setAddress(ctx, viewer.id, picture.address))) throw new AppError('not_signed_in')
    await sql.replacePicture(ctx, viewer.id, picture)
  })
  refreshGuests(ctx)
  return picture.address
}

export const deletePicture = async (ctx: Context, viewer: Viewer): Promise<void> => {
  const hadOne = await inTransaction(ctx, async (ctx) => {
    await sql.setAddress(ctx, viewer.id, null)
    return sql.deletePicture(ctx, viewer.id)
  })
  if (hadOne) refreshGuests(ctx)
}
