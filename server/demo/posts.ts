import type { DemoPost } from './demo-post.ts'
import { capitalPosts } from './posts-capital.ts'
import { cargoPosts } from './posts-cargo.ts'
import { combatPosts } from './posts-combat.ts'
import { escortPosts, rescuePosts } from './posts-escort.ts'
import { explorationPosts } from './posts-exploration.ts'
import { historyPosts } from './posts-history.ts'
import { racingPosts, socialPosts } from './posts-leisure.ts'
import { miningPosts } from './posts-mining.ts'
import { salvagePosts } from './posts-salvage.ts'
import { tradingPosts } from './posts-trading.ts'
import { transportPosts } from './posts-transport.ts'

export const demoPosts: readonly DemoPost[] = [
  ...miningPosts,
  ...cargoPosts,
  ...tradingPosts,
  ...transportPosts,
  ...combatPosts,
  ...capitalPosts,
  ...escortPosts,
  ...rescuePosts,
  ...explorationPosts,
  ...salvagePosts,
  ...racingPosts,
  ...socialPosts,
  ...historyPosts,
]
