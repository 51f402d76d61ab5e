/**
 * Maintains the words that typing errors are compared with. Without them searches still work, only corrections fail.
 */
import type { Context } from '#server/context.ts'
import { recurringJob } from '#server/jobs/job.ts'
import { learnableWords } from './crews.search.ts'
import * as sql from './crews-words.sql.ts'

/** After the post is committed, so that no two posts wait for each other's words. */
export const learnWords = async (ctx: Context, searchText: string): Promise<void> => {
  try {
    await sql.learnWords(ctx, learnableWords(searchText.slice(searchText.indexOf('\n') + 1)))
  } catch (error) {
    ctx.log.warn({ err: error }, 'the words of a post were not learnt')
  }
}

export const forgetWordsJob = recurringJob('forget-words', '0 4 * * 1', sql.forgetWords)
