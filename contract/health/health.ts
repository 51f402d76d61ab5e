import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'

export const getHealth = endpoint({
  name: 'getHealth',
  method: 'GET',
  path: '/health',
  access: 'public',
  summary: 'Check that the service and its database respond',
  status: 200,
  response: z.object({ status: z.literal('ok') }),
  errors: [],
})
