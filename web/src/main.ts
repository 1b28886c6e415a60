// SPDX-License-Identifier: Apache-2.0
import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';

const target = document.getElementById('app');
// In a step of its own, after the scripts have been read: a slow phone answers a finger in between.
if (target) setTimeout(() => mount(App, { target }));

// Only for the page that says that there is no connection, so it may come last; and not while developing.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
