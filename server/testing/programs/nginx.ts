/** nginx in front of the server, keeping its connections open as proxies do. */
import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventually } from '#server/testing/eventually.ts'
import { freePort } from './free-port.ts'
import { endProcess } from './started-server.ts'

const settings = (folder: string, port: number, upstream: number) => `
  daemon off;
  worker_processes 1;
  pid ${folder}/pid;
  error_log ${folder}/errors;
  events { worker_connections 256; }
  http {
    access_log off;
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n')}
    upstream app { server 127.0.0.1:${upstream}; keepalive 16; }
    server {
      listen 127.0.0.1:${port};
      location / {
        proxy_pass http://app;
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      }
    }
  }
`

const program = process.env.TEST_NGINX
/** Tests that need it are skipped on a machine without it. */
export const hasNginx = Boolean(program)

export const startNginx = async (upstream: number) => {
  if (!program) throw new Error('nginx was not found')
  const folder = await mkdtemp(join(tmpdir(), 'crewbeacon-nginx-'))
  // Started by root, its workers run as another user, who needs access.
  await chmod(folder, 0o755)
  const port = await freePort()
  await writeFile(join(folder, 'nginx.conf'), settings(folder, port, upstream))
  const child = spawn(
    program,
    ['-p', folder, '-e', join(folder, 'errors'), '-c', join(folder, 'nginx.conf')],
    {
      stdio: 'ignore',
    },
  )
  const url = `http://127.0.0.1:${port}`
  const stop = async () => {
    await endProcess(child)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await eventually(() => fetch(`${url}/api/health`))
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}
