import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, type WheelEvent } from 'react'
import { m } from '#texts'
import { type Size, sizeOf } from '#web/browser/picture-file.ts'
import { KeyboardArea } from '#web/ui/display/KeyboardArea.tsx'
import styles from './CropArea.module.css'
import { type Crop, cropSide, type FramePoint, movePicture, zoomTo } from './crop.ts'

const moveStep = 0.05
const zoomStep = 1.15

const keys: Readonly<Record<string, (size: Size, crop: Crop) => Crop>> = {
  ArrowLeft: (size, crop) => movePicture(size, crop, -moveStep, 0),
  ArrowRight: (size, crop) => movePicture(size, crop, moveStep, 0),
  ArrowUp: (size, crop) => movePicture(size, crop, 0, -moveStep),
  ArrowDown: (size, crop) => movePicture(size, crop, 0, moveStep),
  '+': (size, crop) => zoomTo(size, crop, crop.zoom * zoomStep),
  '-': (size, crop) => zoomTo(size, crop, crop.zoom / zoomStep),
}

const percent = (share: number) => `${share * 100}%`

interface Props {
  image: HTMLImageElement
  crop: Crop
  /** Several events can come before the next rendering, so each changes what the one before has left. */
  onChange: (change: (crop: Crop) => Crop) => void
  /** The id of the element that says which keys do what. */
  describedBy: string
}

/** The picture in its frame: moved by the mouse, a finger or the arrow keys; zoomed by the wheel, two fingers or + and −. */
export function CropArea({ image, crop, onChange, describedBy }: Props) {
  const size = sizeOf(image)
  const pointers = useRef(new Map<number, FramePoint>())

  const pointOf = ({ clientX, clientY, currentTarget }: PointerEvent | WheelEvent): FramePoint => {
    const { left, top, width } = currentTarget.getBoundingClientRect()
    return { x: (clientX - left) / width, y: (clientY - top) / width }
  }
  const start = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    pointers.current.set(event.pointerId, pointOf(event))
  }
  const move = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const point = pointOf(event)
    pointers.current.set(event.pointerId, point)
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    const [right, down] = [point.x - before.x, point.y - before.y]
    onChange((crop) => (other ? pinch(crop, before, point, other) : movePicture(size, crop, right, down)))
  }
  /** One of two fingers has moved. */
  const pinch = (crop: Crop, before: FramePoint, point: FramePoint, other: FramePoint): Crop => {
    const distance = (from: FramePoint) => Math.max(0.01, Math.hypot(from.x - other.x, from.y - other.y))
    const between = { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 }
    const moved = movePicture(size, crop, (point.x - before.x) / 2, (point.y - before.y) / 2)
    return zoomTo(size, moved, (crop.zoom * distance(point)) / distance(before), between)
  }
  const stop = ({ pointerId }: PointerEvent) => pointers.current.delete(pointerId)

  const turnWheel = (event: WheelEvent) => {
    const factor = event.deltaY < 0 ? zoomStep : 1 / zoomStep
    const point = pointOf(event)
    onChange((crop) => zoomTo(size, crop, crop.zoom * factor, point))
  }

  const press = (event: KeyboardEvent) => {
    const change = keys[event.key]
    if (!change) return
    event.preventDefault()
    onChange((crop) => change(size, crop))
  }

  const side = cropSide(size, crop)
  const place: CSSProperties = {
    width: percent(size.width / side),
    height: percent(size.height / side),
    left: percent(0.5 - crop.x / side),
    top: percent(0.5 - crop.y / side),
  }
  return (
    <KeyboardArea
      className={styles.area}
      role="application"
      aria-label={m.pictures_crop_area()}
      aria-describedby={describedBy}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={stop}
      onPointerCancel={stop}
      onWheel={turnWheel}
      onKeyDown={press}
    >
      <img className={styles.picture} src={image.src} alt="" draggable={false} style={place} />
    </KeyboardArea>
  )
}
