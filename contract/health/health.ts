import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'

const ok = z.object({ status: z.literal('ok') })

export const getHealth = endpoint({
  name: 'getHealth',
  method: 'GET',
  path: '/health',
  access: 'public',
  summary: 'Check that the service and its database respond',
  status: 200,
  response: ok,
  errors: [],
})

/** For whatever restarts a process that hangs: nothing that a restart would not help with makes it fail. */
export const getLiveness = endpoint({
  name: 'getLiveness',
  method: 'GET',
  path: '/health/alive',
  access: 'public',
  summary: 'Check that this node responds, whatever its database does',
  status: 200,
  response: ok,
  errors: [],
})

/** For proxies. It does not ask the database: all nodes share it, so that leaving one out would not help. */
export const getReadiness = endpoint({
  name: 'getReadiness',
  method: 'GET',
  path: '/health/ready',
  access: 'public',
  summary: 'Check that this node has started and is not about to stop',
  status: 200,
  response: ok,
  errors: [],
})
