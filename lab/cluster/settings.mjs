// The settings of the cluster's programs. docs/operations.md explains them.
import { join } from 'node:path'

/**
 * @typedef {{ name: string, port: number, api: number }} Member a Postgres and the port of its Patroni
 * @typedef {{ etcd: number, etcdPeers: number, primary: number, pgbouncer: number }} Ports
 */

/** Seconds. `ttl` is at least `loop_wait` and twice `retry_timeout`; less than 2 for the latter never finds a leader. */
const times = { ttl: 6, loop_wait: 1, retry_timeout: 2 }

/** Seconds between the reset of a machine that hangs and the end of its lock. With Patroni's own 5 none would be left. */
const watchdog = { mode: 'required', safety_margin: 1 }

/** @param {Ports} ports */
export const etcdFlags = ({ etcd, etcdPeers }, /** @type {string} */ folder) => {
  const [clients, peers] = [`http://127.0.0.1:${etcd}`, `http://127.0.0.1:${etcdPeers}`]
  return [
    ['--name', 'e1', '--data-dir', join(folder, 'data/etcd')],
    ['--listen-client-urls', clients, '--advertise-client-urls', clients],
    ['--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers, '--initial-cluster', `e1=${peers}`],
  ].flat()
}

const local = (/** @type {number} */ port) => `127.0.0.1:${port}`

/**
 * YAML, of which JSON is a part.
 * @type {(member: Member, ports: Ports, place: { folder: string, bin: string, createSite: string, device: string }) => string}
 */
export const patroniSettings = ({ name, port, api }, ports, { folder, bin, createSite, device }) =>
  JSON.stringify({
    scope: 'crewbeacon',
    name,
    restapi: { listen: local(api), connect_address: local(api) },
    etcd3: { hosts: [local(ports.etcd)] },
    // Without these two it is /dev/watchdog, which resets the machine. Here it is a file.
    watchdog: { ...watchdog, driver: 'testing', device },
    bootstrap: {
      dcs: {
        ...times,
        // A primary that crashed is replaced immediately instead of being started again first.
        primary_start_timeout: 0,
        // While etcd is away but all members answer each other, the primary stays what it is.
        failsafe_mode: true,
        maximum_lag_on_failover: 1_048_576,
        synchronous_mode: true,
        synchronous_node_count: 1,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: { max_connections: 80, wal_keep_size: '128MB', timezone: 'UTC', jit: 'off' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      post_bootstrap: createSite,
    },
    postgresql: {
      listen: local(port),
      connect_address: local(port),
      data_dir: join(folder, 'data', name),
      bin_dir: bin,
      pgpass: join(folder, 'run', `pgpass-${name}`),
      // Otherwise a new replica waits for the next checkpoint, up to minutes.
      basebackup: [{ checkpoint: 'fast' }],
      authentication: {
        superuser: { username: 'postgres', password: 'postgres' },
        replication: { username: 'replicator', password: 'replicator' },
        rewind: { username: 'rewinder', password: 'rewinder' },
      },
      pg_hba: [
        'local all all trust',
        'host replication all 127.0.0.1/32 trust',
        'host all all 127.0.0.1/32 trust',
      ],
      parameters: { unix_socket_directories: join(folder, 'run'), shared_buffers: '64MB' },
    },
  })

/** @type {(members: readonly Member[], ports: Ports) => string} */
export const haproxySettings = (members, ports) => `
defaults
    mode tcp
    timeout connect 2s
    timeout client 30m
    timeout server 30m
    timeout check 1s
listen primary
    bind ${local(ports.primary)}
    option httpchk OPTIONS /primary
    http-check expect status 200
    default-server inter 500ms fastinter 250ms downinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${members.map(({ name, port, api }) => `    server ${name} ${local(port)} check port ${api}`).join('\n')}
`

/** @type {(ports: Ports, users: string) => string} */
export const pgbouncerSettings = (ports, users) => `
[databases]
* = host=127.0.0.1 port=${ports.primary}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ports.pgbouncer}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
server_login_retry = 1
server_connect_timeout = 3
query_wait_timeout = 30
`

/** @type {(folder: string, port: number, nodes: readonly number[]) => string} */
export const nginxSettings = (folder, port, nodes) => `
daemon off;
worker_processes 1;
pid ${folder}/run/nginx-${port}.pid;
error_log stderr;
events { worker_connections 512; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/run/${kind};`).join('\n  ')}
  upstream nodes {
    ${nodes.map((node) => `server ${local(node)} fail_timeout=2s;`).join(' ')}
    keepalive 16;
  }
  server {
    listen ${local(port)};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    location / {
      proxy_pass http://nodes;
    }
    # While two builds serve, each node has only the files of its own.
    location /assets/ {
      proxy_pass http://nodes;
      proxy_next_upstream error timeout http_404 http_503;
    }
  }
}
`
