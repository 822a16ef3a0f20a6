import { groupList } from "../../../thesaurus/group-list.ts";

/** These groups name what customers do in the Spanish of customers and of help pages. */
export const actions = groupList(`
  eliminar, borrar, quitar, suprimir, deshacerse de, retirar, eliminación
  eliminar mi cuenta, cerrar mi cuenta, borrar mi cuenta, dar de baja la cuenta, cierre de cuenta
  desinstalar, quitar, eliminar, desinstalación
  borrarme, eliminar cuenta, cerrar cuenta, darme de baja
  tirar a la basura, echar a la basura, mandar a la papelera, eliminar, borrar, tirar … basura, echar … basura, mandar … papelera
  deshacerme de, quitarme de encima, librarme de, eliminar, quitar
  sacar a alguien, echar a alguien, expulsar, eliminar miembro, eliminar usuario, quitar acceso, echar … del equipo, sacar … del equipo
  echar del grupo, expulsar del grupo, eliminar del grupo, sacar del grupo
  borrar mis datos, eliminar mis datos, supresión de datos, derecho al olvido, que no quede rastro, borrar … datos, eliminar … datos
  borrado sin querer, borré sin querer, eliminado por error, borrado accidental, recuperar elementos eliminados
  vaciar, limpiar, borrar todo, dejar en blanco
  cancelar, anular, terminar, dar de baja, darse de baja, baja, rescindir, dejar de, cancelación
  desuscribirse, darse de baja, dejar de recibir, cancelar suscripción
  quitarme de, dejarlo, no seguir, cancelar suscripción, cancelar plan, darse de baja
  ya no me interesa, cancelar, darse de baja
  cortar la suscripción, parar la suscripción, cancelar suscripción, no renovar, cancelar … suscripción, parar … suscripción, terminar … suscripción
  cancelar la renovación, desactivar la renovación automática, que no se renueve, no renovar
  cancelar el pedido, anular el pedido, echar atrás el pedido, cancelación del pedido, cancelar … pedido, anular … pedido
  cancelar la reserva, anular la reserva, cancelación de la reserva, cancelar … reserva, anular … reserva
  cancelar la cita, anular la cita, no puedo ir a la cita, cancelar … cita, anular … cita
  no quiero más correos, dejar de recibir correos, cancelar suscripción, desuscribirse, darse de baja del boletín
  añadir, agregar, crear, incluir, insertar, meter
  crear, hacer, nuevo, abrir, generar, creación
  configurar, ajustar, preparar, configuración, instalar, establecer
  empezar, comenzar, primeros pasos, iniciar, arrancar
  dar de alta, registrar, añadir, crear
  montar, configurar, poner en marcha, instalar
  poner a punto, configurar, configuración inicial, preparar
  recién llegado, soy nuevo, acabo de empezar, primeros pasos, por dónde empiezo
  empiezo, empieza, empezar, comenzar
  cambiar, modificar, editar, actualizar, corregir, ajustar, cambio, modificación
  renombrar, cambiar el nombre, nuevo nombre
  reemplazar, sustituir, cambiar, canjear
  personalizar, adaptar, a medida, personalización
  cambiar de nombre, apellido nuevo, nuevo apellido, cambio de nombre, modificar nombre
  me casé, me he casado, matrimonio, cambio de apellido, cambio de nombre
  me he divorciado, divorcio, separación, ex pareja
  retocar, editar, modificar, cambiar
  corregir un error, escribí mal, puse mal, me equivoqué, dato incorrecto, modificar
  rectificar, corregir, enmendar, subsanar
  cambiar por otro, sustituir, reemplazar, cambio
  a mi gusto, personalizar, personalizado, a medida
  activar, encender, habilitar, poner en marcha, activación
  desactivar, apagar, deshabilitar, desactivación, inhabilitar
  silenciar, sin sonido, no molestar
  enciendo, enciende, encender, activar
  conectar la función, habilitar, activar
  apago, apaga, apagar, desactivar
  bajar el sonido, quitar el sonido, silenciar, sin sonido, modo silencio
  que deje de sonar, dejar de molestar, silenciar, no molestar
  pausar, suspender, congelar, interrumpir, pausa
  reanudar, continuar, reactivar, retomar
  poner en pausa, dejar en pausa, pausar, suspender temporalmente, congelar, poner … en pausa, dejar … en pausa
  parar un tiempo, dejarlo un tiempo, descanso, pausar, pausa, suspensión temporal
  retomar, volver a activar, reactivar, reanudar
  volver a ser cliente, regresar, reactivar
  bloquear, prohibir, vetar, bloqueo
  excluir, ignorar, filtrar, dejar fuera, omitir
  limitar, restringir, límite, máximo, cuota, tope, restricción
  permitir, autorizar, dejar, conceder, permiso
  ocultar, esconder, invisible, no mostrar
  cortar el paso, impedir el acceso, bloquear, restringir acceso
  excluir, omitir
  saltarse, saltar, omitir
  tope, límite, límite máximo, máximo permitido
  dar permiso, permitir, autorizar
  que no se vea, que no lo vean, que nadie vea, ocultar, esconder, privado
  mostrar, ver, visualizar, consultar, visible, aparecer
  encontrar, buscar, localizar, dónde está, hallar
  seguir, rastrear, seguimiento, medir, vigilar
  comprobar, verificar, revisar, confirmar, validar, probar
  dónde sale, consultar
  echar un vistazo, consultar
  busco, buscador, búsqueda, buscar
  sigo, sigue, seguir
  estar seguro, comprobar, verificar, confirmar
  autenticar, verificar identidad, demostrar que soy yo, confirmar identidad
  compartir, dar acceso, enlace público, enviar a
  publicar, hacer público, lanzar, subir, publicación
  mandar el enlace, pasar el enlace, compartir enlace, enviar enlace, mandar … enlace, pasar … enlace
  dar acceso, compartir, permiso de lectura
  colgar en internet, subir a internet, publicar, publicar en línea
  sacar a la luz, hacer público, publicar
  invitar, invitación, añadir usuario, agregar miembro, añadir miembro, añadir compañero, agregar colega
  unirse, participar, entrar, hacerse miembro, apuntarse
  abandonar, salir, dejar, irse
  meter a alguien, añadir a alguien, invitar, añadir miembro, añadir usuario, meter … en el equipo, añadir … al equipo
  traer a un amigo, invitar a un amigo, recomendar a un amigo, programa de referidos, apadrinar, invitar … amigo, recomendar … amigo
  meterme en, apuntarme, unirse, inscribirse, entrar en el grupo
  salirme, abandonar, irme del grupo, dejar el grupo, salir del grupo
  conectar, vincular, enlazar, asociar, emparejar, integrar
  desconectar, desvincular, desenlazar
  integración, complemento, extensión, plugin, conector
  enganchar, conectar, vincular
  unir cuentas, juntar cuentas, fusionar cuentas, combinar cuentas
  desenganchar, desvincular, desconectar
  desenchufar, desconectar de la corriente, quitar el enchufe
  compatible con, se conecta con, integración
  combinar, fusionar, unir, juntar
  dividir, separar, repartir
  copiar, duplicar, clonar, copia
  mover, trasladar, transferir, migrar, pasar
  ordenar, clasificar, organizar, orden
  dividir, trocear
  reparto, repartir, distribuir
  hacer una copia, copiar, duplicar
  copiar y pegar, pegar, copiar, copiar … pegar
  llevarme mis datos, portabilidad de datos, exportar datos, descargar mis datos
  pasar de un sitio a otro, trasladar, mover, migrar
  cambiar de orden, reordenar, ordenar, mover
  poner en orden, organizar, ordenar
  arrastrar, arrastrar y soltar, mover
  importar, subir, cargar, importación, traer
  exportar, descargar, extraer, sacar, exportación
  descargar, bajar, guardar, descarga, bajarse
  copia de seguridad, respaldo, backup, guardar, respaldar
  colgar un archivo, subir archivo, cargar archivo, adjuntar archivo
  meter datos, introducir datos, cargar datos, importar datos
  sacar los datos, exportar datos, extraer datos
  bajarme, bajar, descargar, descarga
  grabar cambios, guardar cambios, guardado, se guarda
  copia por si acaso, copia de seguridad, respaldo
  restaurar, recuperar, recobrar, restauración, recuperación
  deshacer, revertir, volver atrás
  papelera, basura, elementos eliminados
  traer de vuelta, recuperar, restaurar, traer … de vuelta
  rescatar, recuperar, restaurar
  dar marcha atrás, deshacer, revertir, volver atrás, echar … atrás
  versión anterior, historial de versiones, restaurar versión
  restablecer, resetear, reiniciar, poner a cero, restablecimiento
  reiniciar, volver a encender, reinicio
  sincronizar, sincronización, en todos mis dispositivos
  actualizar, actualización, nueva versión, última versión
  versión, edición
  empezar de cero, desde cero, volver al principio, restablecer, valores de fábrica
  reiniciar, volver a encender, volver a arrancar
  ponerse al día, actualizar, última versión
  sincronizar, en todos mis dispositivos
  mejorar plan, cambiar de plan, plan superior, subir de plan
  renovar, renovación, prolongar, extender, prórroga
  caducar, expirar, vencer, caducidad, vencimiento, caducado
  válido, validez, vigente, vigencia
  subir de categoría, pasar a un plan mejor, plan superior, mejorar plan, ampliar plan
  bajar de categoría, plan más barato, plan inferior, pasar a un plan menor, reducir plan
  se renueva solo, renovación automática, se renueva automáticamente
  renuevo, renueva, renovar, renovación
  ya no vale, ya no sirve, caducado, expirado, vencido
  hasta cuándo vale, hasta cuándo sirve, fecha de caducidad, validez, vigencia
  bajar, reducir, disminuir, rebajar, recortar
  subir, aumentar, ampliar, incrementar, más alto
  quitar peso, hacer más pequeño, reducir tamaño, comprimir
  hacer más grande, ampliar, agrandar, aumentar tamaño
  asignar, responsable, delegar, encargado
  pasarle a otro, encargar a otro, delegar, reasignar, asignar a otra persona, pasar … a otro compañero, dejar … a otro compañero
  dar, regalar, compartir, pasar, ceder
  ceder, traspasar, transferir
  entregar, devolver, llevar, dejar, depositar
  mandar, enviar, adjuntar, subir, remitir
  mandar, enviar, hacer llegar
  reenviar, volver a enviar, mandar otra vez, enviar de nuevo
  escoger, elegir, seleccionar, elijo, selección
  marcar la casilla, seleccionar, opción
  pulsar, hacer clic, pinchar, dar clic, picar, tocar, presionar
  deslizar, arrastrar el dedo, desplazar
  añadir una nota, anotar, nota
  programar envío, dejar programado, planificar, que salga más tarde
  alargar, extender, prolongar, ampliar plazo
  acortar, reducir, recortar
  detener, frenar, interrumpir
  evitar, impedir
  descartar, rechazar cambios, no guardar
  hacerlo yo mismo, por mi cuenta, autoservicio
  calcular, sacar la cuenta, cálculo, estimar
  contar, recuento, total
  mezclar, revolver, combinar
  participar, tomar parte, participación, concursar
  votar, encuesta, votación, sondeo
  jugar, juego
  escuchar, oír, reproducir, audio
  reproducir, ver vídeo, poner el vídeo, reproducción
  girar, dar la vuelta
  recortar la foto, recortar imagen, cortar imagen
  enchufar, enchufe, toma de corriente, conectar a la corriente
  adelantar, antes de la fecha, con antelación
  pruebo, pruebas, probar
`);
