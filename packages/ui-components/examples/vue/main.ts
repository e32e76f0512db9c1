import { createApp } from 'vue';
import LocalGame from './local-game.vue';

createApp(LocalGame).mount('#app');
