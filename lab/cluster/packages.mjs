// The programs of the cluster, as Debian has them.
import { ensurePackages, findNginx, findPostgres, findProgram } from '../../scripts/testing/machine.mjs'

const packageOf = { patroni: 'patroni', etcd: 'etcd-server', haproxy: 'haproxy', pgbouncer: 'pgbouncer' }

export const missingPackages = () => [
  ...Object.entries(packageOf).flatMap(([program, name]) => (findProgram(program) ? [] : [name])),
  ...(findPostgres() ? [] : ['postgresql', 'postgresql-contrib']),
  ...(findNginx() ? [] : ['nginx']),
]

/** Throws an error that says what is missing. */
export const ensureCluster = () =>
  ensurePackages(missingPackages, {
    need: 'The cluster needs Patroni, etcd, HAProxy, PgBouncer, Postgres and nginx.',
    hint: 'Install them, or run this as root on Debian.',
  })

/** @param {string} name */
export const programPath = (name) => {
  const path = findProgram(name)
  if (!path) throw new Error(`${name} was not found`)
  return path
}
