/** Signing in and out by hand, on the page. */
import type { Page } from '@playwright/test'
import type { Player } from './players.ts'
import type { textsOf } from './texts.ts'

interface Screen {
  readonly page: Page
  readonly text: ReturnType<typeof textsOf>
}

/** On the login page. */
export const signIn = async (
  { page, text }: Screen,
  { username, password }: Pick<Player, 'username' | 'password'>,
) => {
  await page.getByLabel(text('auth_login_name')).fill(username)
  await page.getByLabel(text('auth_password'), { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

/** Returns when the server knows: until then, a page that is opened is still that of the player. */
export const signOut = async ({ page, text, isMobile }: Screen & { readonly isMobile: boolean }) => {
  const signedOut = page.waitForResponse('**/api/auth/logout')
  if (isMobile) {
    await page.getByRole('button', { name: text('shell_menu_open') }).click()
    await page.getByRole('button', { name: text('shell_log_out'), exact: true }).click()
  } else {
    await page.getByRole('button', { name: /Account menu/ }).click()
    await page.getByRole('menuitem', { name: text('shell_log_out') }).click()
  }
  await signedOut
  await page.waitForURL('/')
}
