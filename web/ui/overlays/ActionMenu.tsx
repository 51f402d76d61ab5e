import { Ellipsis } from 'lucide-react'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './ActionMenu.module.css'

const gap = 6

/** Where there is room, in view of the window: rows scroll, and panels cut what is outside. */
const place = (items: HTMLElement, button: HTMLElement): void => {
  const { top, bottom, right } = button.getBoundingClientRect()
  const width = document.documentElement.clientWidth
  const style = getComputedStyle(document.documentElement)
  const free = window.innerHeight - (Number.parseFloat(style.scrollPaddingBottom) || 0)
  const below = bottom + gap + items.offsetHeight <= free || top < free / 2
  items.style.position = 'fixed'
  items.style.right = `${Math.max(8, Math.min(width - right, width - items.offsetWidth - 8))}px`
  items.style.top = below ? `${bottom + gap}px` : 'auto'
  items.style.bottom = below ? 'auto' : `${window.innerHeight - top + gap}px`
}

type Props = {
  /** What it is about, for screen readers: "More about Kestrel_77". */
  label: string
  /** As tall as a large button, beside one. */
  large?: boolean | undefined
  /** On a phone it opens upwards, from the bar at the bottom. */
  fromBar?: boolean | undefined
  /** Instead of three dots. */
  trigger?: ReactNode
  /** Buttons and links, each on a line of its own. What follows an `<hr>` takes something away. */
  children: ReactNode
}

/**
 * What else one can do, behind three dots. It is the browser's own element: it opens before the page is hydrated, and
 * what is inside stays mounted, so that a button can ask in a dialog after the menu has closed.
 */
export function ActionMenu({ label, large, fromBar, trigger, children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null)
  const button = useRef<HTMLElement>(null)
  const items = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => {
    if (menu.current) menu.current.open = false
  }
  // It may have been opened before the hydration.
  useEffect(() => setIsOpen(menu.current?.open === true), [])
  useLayoutEffect(() => {
    if (!isOpen) return
    const closeOutside = ({ target }: Event) => {
      const element = menu.current
      if (element && target instanceof Node && !element.contains(target)) element.open = false
    }
    document.addEventListener('pointerdown', closeOutside)
    if (!fromBar) {
      if (items.current && button.current) place(items.current, button.current)
      // It would stay behind.
      document.addEventListener('scroll', closeOutside, true)
    }
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('scroll', closeOutside, true)
    }
  }, [isOpen, fromBar])

  // A dialog returns the focus to what had it when it opened: the item is hidden by then.
  const choose = ({ target }: MouseEvent) => {
    const isInside = target instanceof Element && items.current?.contains(target)
    if (!isInside || !target.closest('a, button')) return
    close()
    button.current?.focus({ preventScroll: true })
  }
  const closeByKey = (event: KeyboardEvent) => {
    const isInside = event.target instanceof Node && menu.current?.contains(event.target)
    if (event.key !== 'Escape' || !isInside || !menu.current?.open) return
    event.stopPropagation()
    close()
    button.current?.focus({ preventScroll: true })
  }
  return (
    <details
      ref={menu}
      className={classNames(styles.menu, fromBar && styles.fromBar)}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      onClick={choose}
      onKeyDown={closeByKey}
    >
      <summary
        ref={button}
        className={classNames(styles.trigger, large && styles.large, Boolean(trigger) && styles.own)}
        aria-label={label}
      >
        {trigger ?? <Ellipsis size={18} aria-hidden />}
      </summary>
      <div ref={items} className={styles.items}>
        {children}
      </div>
    </details>
  )
}
