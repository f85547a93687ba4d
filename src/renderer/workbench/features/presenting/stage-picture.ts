import { attempt } from '../../hub/control/attempt.ts'
import { flash } from '../../hub/control/flash.ts'
import { fileNameNow } from '../../hub/file-names.ts'
import { currentCopy } from '../../hub/language.ts'
import { saveBlob } from '../../parts/files.ts'
import { presentingCopy } from './copy.ts'
import { closeStream, openStageStream } from './stage-stream.ts'

/** Milliseconds until the browser's prompt has left the picture. */
const promptFadeMs = 400

/** Saves the stage as a PNG file, named by the world's time. */
export function takePicture(): Promise<boolean> {
  return attempt(async () => {
    const stream = await openStageStream()
    if (stream === null) return
    try {
      const name = `${fileNameNow('yoimachi-stage')}.png`
      saveBlob(name, await pictureOf(stream))
      flash(currentCopy(presentingCopy).pictureSaved(name))
    } finally {
      closeStream(stream)
    }
  })
}

async function pictureOf(stream: MediaStream): Promise<Blob> {
  const video = document.createElement('video')
  video.muted = true
  video.srcObject = stream
  await video.play()
  await new Promise((go) => window.setTimeout(go, promptFadeMs))
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (picture === null) throw new Error('Failed to draw the picture of the stage: the stream has no size.')
  return picture
}
