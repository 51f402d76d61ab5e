/** Which square of a picture is kept. */
import type { Size } from '#web/browser/picture-file.ts'

/** The middle of the square in pixels of the picture, and how much it is enlarged. 1 shows all of the shorter side. */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly zoom: number
}

/** A point of the frame, from 0 at the left and at the top to 1. */
export interface FramePoint {
  readonly x: number
  readonly y: number
}

export const maxZoom = 5

const middle: FramePoint = { x: 0.5, y: 0.5 }

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value))

/** The side of the square, in pixels of the picture. */
export const cropSide = ({ width, height }: Size, { zoom }: Crop): number => Math.min(width, height) / zoom

const keepInside = (size: Size, crop: Crop): Crop => {
  const half = cropSide(size, crop) / 2
  return {
    ...crop,
    x: clamp(crop.x, half, size.width - half),
    y: clamp(crop.y, half, size.height - half),
  }
}

export const wholePicture = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 })

/** Moves the picture under the frame, by shares of the frame. */
export const movePicture = (size: Size, crop: Crop, right: number, down: number): Crop => {
  const side = cropSide(size, crop)
  return keepInside(size, { ...crop, x: crop.x - right * side, y: crop.y - down * side })
}

/** What is seen at the point stays there, as far as the picture reaches. */
export const zoomTo = (size: Size, crop: Crop, zoom: number, point: FramePoint = middle): Crop => {
  const next = { ...crop, zoom: clamp(zoom, 1, maxZoom) }
  const change = cropSide(size, crop) - cropSide(size, next)
  return keepInside(size, {
    ...next,
    x: crop.x + (point.x - 0.5) * change,
    y: crop.y + (point.y - 0.5) * change,
  })
}
