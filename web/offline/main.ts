/** The page that the service worker shows in place of one that cannot be loaded. Plain DOM: it has to be small. */
import '#web/ui/fonts.css'
import '#web/ui/tokens.css'
import '#web/ui/base.css'
import './offline.css'
import { m } from '#texts'
import { startLanguage } from '#web/i18n/language.ts'
import { paths } from '#web/paths.ts'
import { startTheme } from '#web/shell/theme.ts'
import buttonStyles from '#web/ui/buttons/Button.module.css'
import { classNames } from '#web/ui/class-names.ts'
import { boardParts } from './board-parts.ts'
import { element } from './element.ts'
import { reloadWhenReachable } from './reload.ts'

const ownAddress = '/offline'

const noticeParts = (title: string): HTMLElement[] => {
  const look = classNames(buttonStyles.button, buttonStyles.primary)
  const retry = element('button', { type: 'button', className: look }, m.shell_try_again())
  retry.addEventListener('click', () => location.reload())
  return [element('h1', {}, title), element('p', {}, m.app_offline_text()), retry]
}

const show = (): void => {
  startTheme()
  startLanguage()
  const title = m.shell_error_network_title()
  document.title = m.shell_page_title({ page: title })
  document.querySelector('.logo')?.setAttribute('aria-label', m.shell_home_link())
  document.querySelector('.notice')?.append(...noticeParts(title))
  document.querySelector('.board')?.append(...boardParts(new Date()))
  document.body.hidden = false
  reloadWhenReachable()
}

// Somebody who opens it by its own address has a connection, or gets it again in place of the board.
if (location.pathname === ownAddress) location.replace(paths.search)
else show()
