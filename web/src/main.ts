import "./fonts.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { firstLang, speech } from "./lib/i18n.svelte";
import { connection } from "./lib/connection.svelte";
import { followVersions, keepPage } from "./lib/offline";
import { where } from "./lib/route.svelte";
import { settings } from "./lib/settings.svelte";
import { sounds } from "./lib/sounds.svelte";

where.follow();
settings.follow();
connection.follow();
followVersions();
sounds.listen();
await speech.speak(firstLang(document.cookie, navigator.languages));
mount(App, { target: document.getElementById("page")! });
keepPage();
