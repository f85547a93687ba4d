import { atom } from 'jotai'
import { attempt } from '../../hub/control/attempt.ts'
import { flash } from '../../hub/control/flash.ts'
import { fileNameNow } from '../../hub/file-names.ts'
import { currentCopy } from '../../hub/language.ts'
import { store } from '../../hub/state.ts'
import { saveBlob } from '../../parts/files.ts'
import { presentingCopy } from './copy.ts'
import { closeStream, openStageStream } from './stage-stream.ts'

/** The recorder of the running video; `starting` while the browser asks for the stage, null without a video. */
export const videoAtom = atom<MediaRecorder | 'starting' | null>(null)

const kinds = [
  { type: 'video/mp4;codecs=avc1', ending: 'mp4' },
  { type: 'video/webm;codecs=vp9', ending: 'webm' },
  { type: 'video/webm', ending: 'webm' },
] as const

const bitsPerSecond = 6_000_000

/** Milliseconds per chunk. Chunks keep most of the video if the browser fails late. */
const pieceMs = 1000

/** Starts a video of the stage, or stops the running video and saves it. Does nothing while one is starting. */
export async function toggleVideo(): Promise<boolean> {
  const video = store.get(videoAtom)
  if (video === null) return attempt(startVideo)
  if (video !== 'starting') video.stop()
  return true
}

async function startVideo(): Promise<void> {
  store.set(videoAtom, 'starting')
  let stream: MediaStream | null = null
  try {
    stream = await openStageStream()
    store.set(videoAtom, stream && recordStream(stream))
  } catch (cause) {
    store.set(videoAtom, null)
    if (stream) closeStream(stream)
    throw cause
  }
}

/** Records a stream until its end, and saves the video then. */
function recordStream(stream: MediaStream): MediaRecorder {
  const kind = kinds.find(({ type }) => MediaRecorder.isTypeSupported(type))
  const recorder = new MediaRecorder(stream, {
    ...(kind && { mimeType: kind.type }),
    videoBitsPerSecond: bitsPerSecond,
  })
  const pieces: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data))
  recorder.addEventListener('stop', () => {
    store.set(videoAtom, null)
    closeStream(stream)
    const name = `${fileNameNow('yoimachi-stage')}.${kind?.ending ?? 'webm'}`
    saveBlob(name, new Blob(pieces, { type: recorder.mimeType }))
    flash(currentCopy(presentingCopy).videoSaved(name))
  })
  // The browser also has a button that ends the sharing.
  stream.getVideoTracks()[0]?.addEventListener('ended', () => {
    if (recorder.state !== 'inactive') recorder.stop()
  })
  recorder.start(pieceMs)
  return recorder
}
