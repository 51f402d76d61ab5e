/** The posts of the demo. A new one is one object in one of these lists; demo-post.ts says what it can have. */
import type { DemoPost } from './demo-post.ts'
import { anytimePosts } from './posts-anytime.ts'
import { flownPosts } from './posts-flown.ts'
import { kestrelsPosts } from './posts-kestrel.ts'
import { marlinsPosts } from './posts-marlin.ts'
import { plannedPosts } from './posts-planned.ts'
import { todaysPosts } from './posts-today.ts'

export const demoPosts: readonly DemoPost[] = [
  ...marlinsPosts,
  ...kestrelsPosts,
  ...todaysPosts,
  ...plannedPosts,
  ...anytimePosts,
  ...flownPosts,
]
