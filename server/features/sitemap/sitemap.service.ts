import type { Context } from '#server/context.ts'
import { fixedPages, indexDocument, listDocument } from './sitemap.documents.ts'
import { findNextAfter, type ListedPost, listPosts } from './sitemap.sql.ts'

export { robotsDocument } from './sitemap.documents.ts'

/** The limit of search engines for one file. */
export const maxAddresses = 50_000
/** 25 million posts; more are not listed. */
const maxLists = 500

const entryOf = ({ id, updated_at }: ListedPost) => ({ path: `/crew/${id}`, changedAt: updated_at })

/** The first list begins with the fixed pages. */
const sizeOf = (list: number, perList: number): number => (list === 1 ? perList - fixedPages.length : perList)

/** The first id of each list. */
export const findLists = async (ctx: Context, perList: number): Promise<readonly number[]> => {
  const starts = [0]
  while (starts.length < maxLists) {
    const next = await findNextAfter(ctx, starts.at(-1) ?? 0, sizeOf(starts.length, perList))
    if (next === undefined) break
    starts.push(next)
  }
  return starts
}

export const writeList = async (
  ctx: Context,
  starts: readonly number[],
  number: number,
  perList: number,
): Promise<string> => {
  const posts = await listPosts(ctx, starts[number - 1] ?? 0, sizeOf(number, perList))
  const pages = number === 1 ? fixedPages : []
  return listDocument(ctx.config.publicUrl, [...pages, ...posts.map(entryOf)])
}

/** The only list, or an index of all lists. */
export const writeSitemap = async (
  ctx: Context,
  starts: readonly number[],
  perList: number,
): Promise<string> =>
  starts.length > 1 ? indexDocument(ctx.config.publicUrl, starts.length) : writeList(ctx, starts, 1, perList)
