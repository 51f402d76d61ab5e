import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'

const homepageStats = z.object({
  /** Accounts that can sign in: neither deleted nor banned. */
  totalUsers: z.int(),
  /** Crews that start today, and those posted today without a start time; a day in UTC. */
  crewsToday: z.int(),
  /** From 0 to 1: completed missions of those completed or cancelled; 0 if there are none. */
  successRate: z.number(),
})
export type HomepageStats = z.output<typeof homepageStats>

export const getHomepageStats = endpoint({
  name: 'getHomepageStats',
  method: 'GET',
  path: '/homepage/stats',
  access: 'public',
  token: 'read',
  summary: 'Get the figures of the home page, which may be 30 seconds old',
  status: 200,
  response: homepageStats,
  errors: [],
})
