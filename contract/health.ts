import * as z from 'zod/mini'
import { endpoint } from './wire/endpoint.ts'

export const getHealth = endpoint({
  name: 'getHealth',
  method: 'GET',
  path: '/health',
  access: 'public',
  summary: 'Whether the service and its database answer',
  status: 200,
  response: z.object({ status: z.literal('ok') }),
  errors: [],
})
