import { Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { m } from '#texts'
import { useLocale } from '#web/i18n/language.ts'
import { SkipLink } from '#web/ui/navigation/SkipLink.tsx'
import { ToastProvider } from '#web/ui/overlays/ToastProvider.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import styles from './AppShell.module.css'
import { Footer } from './bars/Footer.tsx'
import { MobileMenu } from './bars/MobileMenu.tsx'
import { TopBar } from './bars/TopBar.tsx'
import { useMobileMenu } from './bars/use-mobile-menu.ts'
import { mainId } from './focus-on-navigation.ts'
import { takeNotice } from './notice.ts'

/** Shows the notice stored by the previous page as a toast. */
function StoredNotice() {
  const toast = useToast()
  useEffect(() => {
    const title = takeNotice()
    if (title) toast.show({ title })
  }, [toast])
  return null
}

export function AppShell() {
  useLocale()
  const menu = useMobileMenu()
  return (
    <ToastProvider>
      <SkipLink to={mainId}>{m.shell_skip_to_content()}</SkipLink>
      <TopBar menuOpen={menu.isOpen} />
      <MobileMenu ref={menu.menu} onToggle={menu.onToggle} onClose={menu.close} />
      <div inert={menu.isOpen}>
        <main id={mainId} className={styles.main} tabIndex={-1}>
          <Outlet />
        </main>
        <Footer />
      </div>
      <StoredNotice />
    </ToastProvider>
  )
}
