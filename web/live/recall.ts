import type { LiveNews } from './live-events.ts'

const keptMs = 10_000

/** What the leading tab heard in the last seconds, for a tab that was answered just before it joined. */
export const createRecall = () => {
  let kept: { readonly at: number; readonly news: LiveNews }[] = []
  return {
    note: (news: LiveNews): void => {
      const now = Date.now()
      kept = [...kept.filter(({ at }) => at >= now - keptMs), { at: now, news }]
    },
    /** As a stream that opens now would tell it. `since`: from when on everything was heard. */
    retell: (since: number): LiveNews[] => {
      const from = Math.max(since, Date.now() - keptMs)
      const news = kept.filter(({ at }) => at >= from).map((item) => item.news)
      return [{ name: 'gap', at: from }, ...news, { name: 'hearing', since: from }]
    },
  }
}
