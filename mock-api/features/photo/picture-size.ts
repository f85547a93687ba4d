/** Width and height in pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}
