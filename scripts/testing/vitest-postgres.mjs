// Vitest runs this once before the tests on Postgres; the workers inherit the variables.
import { findNginx, findPostgres, findPrometheus } from './machine.mjs'
import { startPostgres, unprivilegedUser } from './test-postgres.mjs'

export const setup = async () => {
  const { url, stop } = await startPostgres()
  process.env.TEST_POSTGRES_URL = url
  process.env.TEST_POSTGRES_BIN = findPostgres()
  const user = unprivilegedUser()
  process.env.TEST_POSTGRES_USER = user ? `${user.uid}:${user.gid}` : ''
  process.env.TEST_NGINX = findNginx() ?? ''
  process.env.TEST_PROMETHEUS_BIN = findPrometheus() ?? ''
  return stop
}
