// Whether things move, as the device or the person wants it.

import { settings } from './settings.svelte';

export function still(): boolean {
  const { motion } = settings.now;
  if (motion !== 'system') return motion === 'reduced';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
