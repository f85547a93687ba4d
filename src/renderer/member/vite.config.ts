import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The member bundle: static files in dist/web for any host, addressed from the root (history mode). */
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react(), tailwindcss()],
  // One bundle serves every environment: what differs stands in config.json (interfaces.md), never in the code.
  envDir: false,
  build: {
    outDir: '../../../dist/web',
    emptyOutDir: true,
    // Which chunk belongs to which route, for the byte budgets (P11).
    manifest: true,
    // Data URLs would need room in the content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
})
