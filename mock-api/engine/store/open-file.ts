import { closeSync, openSync, readSync } from 'node:fs'

/** Closes files that nobody refers to any more. */
const unused = new FinalizationRegistry<number>((fd) => closeSync(fd))

/** A file that is read at offsets. It closes by `close`, or when nothing refers to it any more. */
export class OpenFile {
  private readonly fd: number
  /** Bytes that were read last. */
  private buffer = Buffer.allocUnsafeSlow(8192)

  /** @throws the error of the system when the file cannot be opened */
  constructor(readonly path: string) {
    this.fd = openSync(path, 'r')
    unused.register(this, this.fd, this)
  }

  /** Closes the file; once is enough. */
  close(): void {
    if (unused.unregister(this)) closeSync(this.fd)
  }

  /** Returns bytes from an offset, fewer at the end of the file. They are valid until the next read. */
  read(offset: number, length: number): Buffer {
    if (this.buffer.length < length) this.buffer = Buffer.allocUnsafeSlow(2 * length)
    return this.readInto(this.buffer, offset, length)
  }

  /** Like `read`, into a buffer of the caller. */
  readInto(buffer: Buffer, offset: number, length = buffer.length): Buffer {
    return buffer.subarray(0, readSync(this.fd, buffer, 0, length, offset))
  }
}
