/** Signing in and out by hand, on the page. */
import type { Page } from '@playwright/test'
import type { Player } from './players.ts'
import type { textsOf } from './texts.ts'

interface Screen {
  readonly page: Page
  readonly text: ReturnType<typeof textsOf>
}

/** On either page with the form. */
export const signIn = async (
  { page, text }: Screen,
  { username, password }: Pick<Player, 'username' | 'password'>,
) => {
  const form = page.getByRole('form', { name: text('auth_login_title'), exact: true })
  await form.getByLabel(text('auth_login_name')).fill(username)
  await form.getByLabel(text('auth_password'), { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

/** Where a newcomer would sign up first: the other door. */
export const openSignIn = async ({ page, text }: Screen) =>
  page
    .locator('summary')
    .filter({ hasText: text('auth_have_account') })
    .click()

/** The form to sign up, beside which the other door has fields of the same names. */
export const signUpForm = ({ page, text }: Screen) =>
  page.getByRole('form', { name: text('auth_register_page'), exact: true })

/** Fills in what a newcomer has to type, and accepts the terms. */
export const fillSignUp = async (screen: Screen, player: Player) => {
  const form = signUpForm(screen)
  const { text } = screen
  await form.getByLabel(text('auth_username')).fill(player.username)
  await form.getByLabel(text('auth_email'), { exact: true }).fill(player.email)
  await form.getByLabel(text('auth_password'), { exact: true }).fill(player.password)
  await form.getByLabel(text('auth_confirm_password'), { exact: true }).fill(player.password)
  await form.getByRole('checkbox', { name: new RegExp(text('auth_register_terms_accept')) }).check()
}

/** Returns when the server knows: until then, a page that is opened is still that of the player. */
export const signOut = async ({ page, text, isMobile }: Screen & { readonly isMobile: boolean }) => {
  const signedOut = page.waitForResponse('**/api/auth/logout')
  if (isMobile) {
    await page.getByRole('button', { name: text('shell_menu_open') }).click()
    await page.getByRole('button', { name: text('shell_log_out'), exact: true }).click()
  } else {
    await page.getByRole('button', { name: /Account menu/ }).click()
    await page.getByRole('button', { name: text('shell_log_out') }).click()
  }
  await signedOut
  await page.waitForURL('/')
}
