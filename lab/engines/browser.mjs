// What both engines can do for a journey: go to an address, run a script in the page, take a picture.
import { setTimeout as pause } from 'node:timers/promises'

/**
 * @typedef {object} Driver
 * @property {(command: string, parameters?: object) => Promise<unknown>} send a command of WebDriver, by its name there
 * @property {() => Promise<void>} close
 */

const timeoutMs = 60_000

/** In the page: finds what a player sees by its role and its name or text. */
const finder = `
  const roles = { button: 'button, [role=button]', link: 'a[href]', field: 'input, textarea, select', any: '*' }
  const nameOf = (element) =>
    (element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.innerText ?? '').trim()
  const find = (role, name) => [...document.querySelectorAll(roles[role])].find((element) =>
    element.getClientRects().length > 0 && !element.closest('[inert]') && new RegExp(name).test(nameOf(element)))
`

/** @param {Driver} driver */
export const createBrowser = ({ send, close }) => {
  /** @type {(script: string, ...args: unknown[]) => Promise<unknown>} */
  const run = (script, ...args) => send('ExecuteScript', { script: `${finder}\n${script}`, args })

  /** @type {(what: string, script: string, ...args: unknown[]) => Promise<unknown>} */
  const until = async (what, script, ...args) => {
    const deadline = Date.now() + timeoutMs
    for (;;) {
      const value = await run(script, ...args).catch(() => undefined)
      if (value) return value
      if (Date.now() > deadline) throw new Error(`Waited in vain for ${what}`)
      await pause(100)
    }
  }

  return {
    close,
    run,
    until,
    /** Until the page is hydrated. */
    go: async (/** @type {string} */ url) => {
      await send('Navigate', { url })
      await until(
        `the page ${url}`,
        "return document.readyState === 'complete' && !document.querySelector('#rendered')",
      )
    },
    path: () => run('return location.pathname'),
    see: (/** @type {string} */ text) =>
      until(`“${text}”`, 'return new RegExp(arguments[0]).test(document.body.innerText)', text),
    click: (/** @type {'button' | 'link' | 'any'} */ role, /** @type {string} */ name) =>
      until(
        `the ${role} ${name}`,
        "const found = find(...arguments); if (!found || found.matches(':disabled')) return false; found.click(); return true",
        role,
        name,
      ),
    /** As if typed: React listens to the events, and reads the value behind its own property. */
    fill: (/** @type {string} */ name, /** @type {string} */ value) =>
      until(
        `the field ${name}`,
        `const field = find('field', arguments[0])
        if (!field) return false
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, arguments[1])
        for (const type of ['input', 'change', 'blur']) field.dispatchEvent(new Event(type, { bubbles: true }))
        return true`,
        name,
        value,
      ),
    resize: (/** @type {number} */ width, /** @type {number} */ height) =>
      send('SetWindowRect', { x: 0, y: 0, width, height }),
    picture: async () => Buffer.from(String(await send('TakeScreenshot', {})), 'base64'),
  }
}

/** @typedef {ReturnType<typeof createBrowser>} Browser */
