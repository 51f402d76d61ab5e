// Reads compose.yaml.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { fromRoot } from '../root.mjs'

/**
 * @typedef {object} Service
 * @property {boolean} [read_only]
 * @property {string[]} [tmpfs]
 * @property {string[]} [cap_drop]
 * @property {string[]} [cap_add]
 * @property {string[]} [security_opt]
 * @property {string[]} [volumes]
 * @property {Record<string, unknown>} [environment]
 * @property {string[] | Record<string, unknown>} [depends_on]
 * @property {{ source: string }[]} [configs]
 *
 * @typedef {object} Compose
 * @property {Record<string, Service>} services
 * @property {Record<string, unknown>} volumes
 * @property {Record<string, { content: string }>} configs
 */

/** @returns {Compose} */
export const readCompose = () => parse(readFileSync(fromRoot('compose.yaml'), 'utf8'), { merge: true })

/** Where a volume is in the container. */
export const targetOf = (/** @type {string} */ volume) => volume.split(':')[1] ?? volume
