import "./fonts.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { firstLang, speech } from "./lib/i18n.svelte";
import { where } from "./lib/route.svelte";
import { settings } from "./lib/settings.svelte";

where.follow();
settings.follow();
await speech.speak(firstLang(document.cookie, navigator.languages));
mount(App, { target: document.getElementById("page")! });
